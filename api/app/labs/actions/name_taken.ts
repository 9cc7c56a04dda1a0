import { isUniqueViolation } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'

/** Name in lower case, for comparing labs in use. */
export function activeNameOf(name: string): string {
  return name.toLowerCase()
}

/**
 * Runs a change of a lab's name.
 * @throws Conflict when another lab in use has that name
 */
export async function refuseTakenName<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict('Sudah ada lab dengan nama ini.')
    throw error
  }
}
