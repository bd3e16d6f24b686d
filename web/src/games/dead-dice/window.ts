import type { ShopPosition } from '../../home/shop-position.js'
import type { TableGame } from '../table-game.js'
import { Board } from './Board.js'

/** One moment of a raid at night: Inès is engaged by four, five more come. */
const shop: ShopPosition = {
  options: { players: 3, agmScenario: 'brainsOnSale', agmTemper: 'fair' },
  position: `turn 3 dead deadTurn=2 livingTurn=1
scenario brainsOnSale
survivor first Inès scores={"brains":2,"finesse":2,"muscle":2,"guts":2,"mug":1} base=3 survival=1 hand=[2]
survivor second Nadia scores={"brains":3,"finesse":1,"muscle":1,"guts":2,"mug":2} base=3 survival=3 hand=[1]
survivor third Tom scores={"brains":1,"finesse":3,"muscle":3,"guts":1,"mug":1} base=3 survival=3 hand=[3]
thing 1 bat second wear=2
thing 2 fireAxe first wear=1
thing 3 huntingGun third
objective provisions
master menace=6 account={"start":22,"spent":16} horde=2 noise=2
scene danger fighting=true round=2 hazards=["darkness"]
stand first cell=0
stand second cell=0
stand third cell=1
horde 1 size=4 cell=0 target=0 engaged=true
horde 2 size=5 cell=3
frame deadTurn step=10 objective=0 tried=[0]
frame scene step=4
frame fight step=3
frame turn step=1 seat=0 engaged=true`,
  seat: 0,
  Board: Board as unknown as TableGame['Board'],
  crop: { x: 20, y: 60, width: 620, height: 390 },
}
export default shop
