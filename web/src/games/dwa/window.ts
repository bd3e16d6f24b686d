import type { ShopPosition } from '../../home/shop-position.js'

/** One moment of a match on Pharmacy Row: Mara acts, and the dead come from the east. */
const shop: ShopPosition = {
  options: { scenario: 'street' },
  position: `turn 6
team Station-9 began=6
human Mara 0 470,655 facing=60 weapons=[{"id":"pumpShotgun","rounds":5}] hands=[0] morale=8 now={"acted":"acting"}
human Jun 0 631,574 facing=130 wounds=1 weapons=[{"id":"pistol","rounds":9}] hands=[0] morale=8 now={"acted":"done"}
human Otis 0 470,734 facing=20 posture=cover weapons=[{"id":"rifle","rounds":10}] hands=[0] morale=8
human Pell 0 352,588 facing=90 wounds=2 weapons=[{"id":"submachineGun","rounds":2}] hands=[0] morale=8
human Rosa 0 386,398 facing=270 gender=woman weapons=[{"id":"revolver","rounds":6}] hands=[0] morale=8 now={"acted":"done"}
human Ruiz 0 716,656 whereabouts=dead wounds=2 diedIn=5
zombie 1 604,600
zombie 2 645,604
zombie 3 700,576
zombie 4 685,607 posture=prone
zombie 5 742,512
zombie 6 776,470
zombie 7 808,500
zombie 8 762,428
zombie 10 742,624
zombie 11 776,598
zombie 12 816,652
zombie 15 566,462
zombie 16 664,424
zombie 17 566,790
zombie 18 632,782
zombie 19 506,768
room 1 explored=true
room 2 explored=true
room 3 explored=true
room 4 explored=true
frame match step=3
frame turn step=4
frame humans step=0
frame activation human=0 ap=4 step=2`,
  seat: 0,
  crop: { x: 395, y: 490, width: 440, height: 275 },
}
export default shop
