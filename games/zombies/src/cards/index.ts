import { adjustingNicely } from './adjusting-nicely.js'
import { adrenalineRush } from './adrenaline-rush.js'
import { allTheMarbles } from './all-the-marbles.js'
import { alternateFoodSource } from './alternate-food-source.js'
import { badSenseOfDirection } from './bad-sense-of-direction.js'
import { brainCramp } from './brain-cramp.js'
import { breakthrough } from './breakthrough.js'
import { butterFingers } from './butter-fingers.js'
import { type CardTitle, collect } from './card.js'
import { chainsaw } from './chainsaw.js'
import { claustrophobia } from './claustrophobia.js'
import { dynamite } from './dynamite.js'
import { fear } from './fear.js'
import { fireAxe } from './fire-axe.js'
import { firstAidKit } from './first-aid-kit.js'
import { govtEnhancedZombies } from './govt-enhanced-zombies.js'
import { grenade } from './grenade.js'
import { heyLookAShotgun } from './hey-look-a-shotgun.js'
import { hystericalParalysis } from './hysterical-paralysis.js'
import { iDontThinkTheyreDead } from './i-dont-think-theyre-dead.js'
import { iFeelAlive } from './i-feel-alive.js'
import { iSeeTheHelicopter } from './i-see-the-helicopter.js'
import { iThinkItsOverHere } from './i-think-its-over-here.js'
import { inTheZone } from './in-the-zone.js'
import { justWhenYouThought } from './just-when-you-thought.js'
import { lotsOfAmmo } from './lots-of-ammo.js'
import { mineField } from './mine-field.js'
import { molotovCocktail } from './molotov-cocktail.js'
import { muchNeededRest } from './much-needed-rest.js'
import { noBrainsHere } from './no-brains-here.js'
import { rocketLauncher } from './rocket-launcher.js'
import { skateboard } from './skateboard.js'
import { slightMiscalculation } from './slight-miscalculation.js'
import { theKeysAreStillInIt } from './the-keys-are-still-in-it.js'
import { thisIsntSoBad } from './this-isnt-so-bad.js'
import { weekendPassDenied } from './weekend-pass-denied.js'
import { wereScrewed } from './were-screwed.js'
import { whatIsThatSmell } from './what-is-that-smell.js'
import { whereDidEverybodyGo } from './where-did-everybody-go.js'
import { youDontNeedThat } from './you-dont-need-that.js'
import { youLookinAtMe } from './you-lookin-at-me.js'
import { yourShoesUntied } from './your-shoes-untied.js'
import { zombieMaster } from './zombie-master.js'

/** The 42 titles in the order of the rules, each from a file of its own. */
export const TITLES: readonly CardTitle[] = collect([
  adjustingNicely,
  adrenalineRush,
  allTheMarbles,
  alternateFoodSource,
  badSenseOfDirection,
  brainCramp,
  breakthrough,
  butterFingers,
  chainsaw,
  claustrophobia,
  dynamite,
  fear,
  fireAxe,
  firstAidKit,
  govtEnhancedZombies,
  grenade,
  heyLookAShotgun,
  hystericalParalysis,
  iDontThinkTheyreDead,
  iFeelAlive,
  iSeeTheHelicopter,
  iThinkItsOverHere,
  inTheZone,
  justWhenYouThought,
  lotsOfAmmo,
  mineField,
  molotovCocktail,
  muchNeededRest,
  noBrainsHere,
  rocketLauncher,
  skateboard,
  slightMiscalculation,
  theKeysAreStillInIt,
  thisIsntSoBad,
  wereScrewed,
  weekendPassDenied,
  whatIsThatSmell,
  whereDidEverybodyGo,
  youDontNeedThat,
  youLookinAtMe,
  yourShoesUntied,
  zombieMaster,
])
