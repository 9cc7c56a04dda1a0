import { DEFAULT_PRICES, PREDICTION_PACKAGES } from '#contracts/limits'
import type { PackageLevel } from '#contracts/packages'

export interface PackageDefaults {
  level: PackageLevel
  /** Rupiah. */
  price: number
}

/**
 * Level and price of a new package when its author names none: the first three are Prediction, later ones ITP
 * (product-spec section 9).
 * @param existing how many packages there are, archived ones left out
 */
export function packageDefaults(existing: number): PackageDefaults {
  const level = existing < PREDICTION_PACKAGES ? 'prediction' : 'itp'
  return { level, price: DEFAULT_PRICES[level] }
}
