import { IMAGE_WRONG_TYPE } from '@lulus/api/contracts/sentences'
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '@lulus/api/contracts/limits'
import type { ImageLimits } from '@/components/ui/files/prepare-image'

/** What a proof of transfer may be; the server says the same. */
export const PROOF_LIMITS: ImageLimits = {
  types: IMAGE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  wrongType: IMAGE_WRONG_TYPE,
}
