import { drive } from './drive.js'
import { bring } from './late.js'

bring('drive', drive)
