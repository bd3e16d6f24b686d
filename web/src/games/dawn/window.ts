import { MALL_VIEW, mallWindow } from '../../home/mall-window.js'
import type { WindowArt } from '../../home/window-art.js'

/** The mall, as it stands in the shop window. */
const art: WindowArt = { view: MALL_VIEW, draw: mallWindow }
export default art
