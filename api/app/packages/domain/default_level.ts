import { PREDICTION_PACKAGES, type PackageLevel } from '#contracts/packages'

/**
 * The default level of a new package: the first three are Prediction, later ones ITP (product-spec section 9).
 * @param existing number of packages that aren't archived
 */
export function defaultLevel(existing: number): PackageLevel {
  return existing < PREDICTION_PACKAGES ? 'prediction' : 'itp'
}
