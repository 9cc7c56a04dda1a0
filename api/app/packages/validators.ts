import vine from '@vinejs/vine'
import { nameText, scalarNumber } from '#app/platform/validation/rules'
import type { Infer } from '@vinejs/vine/types'
import { sentences } from '#app/platform/validation/sentences'
import { MINUTES_LIMITS } from '#contracts/exam'
import { PACKAGE_NAME_MAX_LENGTH, PRICE_MAX } from '#contracts/limits'
import { PACKAGE_NAME_MISSING } from '#contracts/sentences'
import { PACKAGE_LEVELS, PACKAGE_STATUSES } from '#contracts/packages'

const minutes = () =>
  scalarNumber().withoutDecimals().range([MINUTES_LIMITS.min, MINUTES_LIMITS.max]).optional()

const fields = () => ({
  nama_paket: nameText().maxLength(PACKAGE_NAME_MAX_LENGTH),
  level: vine.enum(PACKAGE_LEVELS).optional(),
  harga: scalarNumber().withoutDecimals().range([0, PRICE_MAX]).optional(),
  hanya_lab: vine.boolean().optional(),
  durasi: vine.object({ listening: minutes(), written: minutes(), reading: minutes() }).optional(),
})

export const createPackageValidator = vine.create(fields())
export const updatePackageValidator = vine.create({
  ...fields(),
  status: vine.enum(PACKAGE_STATUSES).optional(),
})

export type NewPackage = Infer<typeof createPackageValidator>
export type PackageChange = Infer<typeof updatePackageValidator>

for (const validator of [createPackageValidator, updatePackageValidator]) {
  validator.messagesProvider = sentences({ 'nama_paket.required': PACKAGE_NAME_MISSING })
}
