import type { Wanted } from '#app/payments/actions/find_payable'
import { InvalidInput } from '#app/platform/errors/failures'

const MISSING = 'Pilih paket, atau satu paket bundel.'

/**
 * What a body wants to pay for: a package or a bundle, and one of them.
 * @throws InvalidInput when it names none or both
 */
export function wantedOf(packageId: number | undefined, bundleId: number | undefined): Wanted {
  if (packageId !== undefined && bundleId === undefined) return { packageId }
  if (bundleId !== undefined && packageId === undefined) return { bundleId }
  throw new InvalidInput(MISSING, [{ field: 'bundelId', msg: MISSING }])
}
