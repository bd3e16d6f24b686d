import { CITY_VIEW, cityWindow } from '../../home/city-window.js'
import type { WindowArt } from '../../home/window-art.js'

/** The city, as it stands in the shop window. */
const art: WindowArt = { view: CITY_VIEW, draw: cityWindow }
export default art
