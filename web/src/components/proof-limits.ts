import { IMAGE_MAX_BYTES, IMAGE_TYPES, IMAGE_WRONG_TYPE } from '@lulus/api/contracts/uploads'
import type { ImageLimits } from '@/components/ui/files/prepare-image'

/** Limits of a payment proof, the same as the server's. */
export const PROOF_LIMITS: ImageLimits = {
  types: IMAGE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  wrongType: IMAGE_WRONG_TYPE,
}
