import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '@lulus/api/contracts/limits'
import { IMAGE_WRONG_TYPE } from '@lulus/api/contracts/sentences'
import type { ImageLimits } from '@/components/ui/files/prepare-image'

/** Limits of a payment proof, the same as the server's. */
export const PROOF_LIMITS: ImageLimits = {
  types: IMAGE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  wrongType: IMAGE_WRONG_TYPE,
}
