import {
  BUNDLE_NAME_LENGTH,
  BUNDLE_PACKAGES,
  BUNDLE_PRICE,
  BUNDLE_TOO_SMALL,
} from '@lulus/api/contracts/bundles'
import type { NewBundle } from '@/features/admin-bundles/api/bundles'
import { formatRupiah } from '@/lib/format/numbers'
import { parseRupiah } from '@/lib/format/rupiah-input'

export interface BundleFields {
  name: string
  price: string
  packageIds: readonly number[]
}

export const EMPTY_BUNDLE: BundleFields = { name: '', price: '', packageIds: [] }

export type BundleErrors = Partial<Record<keyof BundleFields, string>>

/** The bundle that the fields describe, or what is wrong with them. */
export function readBundle({
  name,
  price,
  packageIds,
}: BundleFields): { bundle: NewBundle } | { errors: BundleErrors } {
  const nama = name.trim()
  const harga = parseRupiah(price, BUNDLE_PRICE.max)
  const errors: BundleErrors = {
    ...(nama.length < BUNDLE_NAME_LENGTH.min && {
      name: `Isi nama dengan paling sedikit ${BUNDLE_NAME_LENGTH.min} huruf.`,
    }),
    ...((harga === null || harga < BUNDLE_PRICE.min) && {
      price: `Isi harga dari ${formatRupiah(BUNDLE_PRICE.min)}, tanpa koma.`,
    }),
    ...(packageIds.length < BUNDLE_PACKAGES.min && { packageIds: BUNDLE_TOO_SMALL }),
    ...(packageIds.length > BUNDLE_PACKAGES.max && {
      packageIds: `Paling banyak ${BUNDLE_PACKAGES.max} paket.`,
    }),
  }
  if (harga === null || Object.keys(errors).length > 0) return { errors }
  return { bundle: { nama, harga, paket: [...packageIds] } }
}
