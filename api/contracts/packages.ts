/** `siap` can be bought and needs all 140 questions. `belum` is shown as Coming Soon. */
export const PACKAGE_STATUSES = ['siap', 'belum'] as const
export type PackageStatus = (typeof PACKAGE_STATUSES)[number]

export const PACKAGE_LEVELS = ['prediction', 'itp'] as const
export type PackageLevel = (typeof PACKAGE_LEVELS)[number]
