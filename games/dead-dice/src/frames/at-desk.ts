import { add, build } from '../rules/building.js'
import { addSpace, canAdd } from '../rules/cart-space.js'
import { interject, offerAsides, offerInterjections } from '../rules/interjections.js'
import { stagingSpace } from '../rules/staging.js'
import { bringDesk } from './late.js'
import { equipSpace, sendBackSpace } from './master-spaces.js'
import { staging } from './stage.js'

bringDesk({
  staging,
  stagingSpace,
  addSpace,
  canAdd,
  build,
  add,
  equipSpace,
  sendBackSpace,
  offerAsides,
  offerInterjections,
  interject,
})
