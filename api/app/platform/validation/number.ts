import vine from '@vinejs/vine'

/** A number or its text. Lists and objects are neither, though JavaScript makes numbers of some and fails on others. */
export const scalarNumber = () =>
  vine.number().parse((value) => (typeof value === 'object' && value !== null ? Number.NaN : value))
