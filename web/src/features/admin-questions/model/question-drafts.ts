import { PRIVATE_KEY_PREFIX } from '@/lib/storage/stored-screen'

type Fields = Readonly<Record<string, unknown>>

/** Of a new question these are proposed anew, since another admin may have used the place meanwhile. */
const PLACE = ['no_soal', 'page']

const storedAs = (key: string) => `${PRIVATE_KEY_PREFIX}soal:${key}`

/** What the form had before the input, as far as it can be stored. */
const baseOf = (defaults: Fields | undefined) => JSON.stringify(storable(defaults ?? {}))

/** Files can't be stored. */
function storable(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !(value instanceof File)))
}

/** Keeps a form's input on this device. It is removed with the account's other data, at sign-out at the latest. */
export function writeDraft(key: string, defaults: Fields | undefined, values: Fields): void {
  try {
    const draft = { base: baseOf(defaults), values: storable(values) }
    localStorage.setItem(storedAs(key), JSON.stringify(draft))
  } catch (error) {
    console.warn('The input can not be kept on this device', error)
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(storedAs(key))
  } catch (error) {
    console.warn('The kept input can not be removed', error)
  }
}

/**
 * The input that was kept, as far as it differs from the form's initial values. Null if there is none, or if the
 * question was changed since: that would be overwritten. A new question's place is only kept while the same is proposed.
 */
export function readDraft(key: string, defaults: Fields | undefined): Fields | null {
  try {
    const stored = localStorage.getItem(storedAs(key))
    if (stored === null) return null
    const { base, values } = JSON.parse(stored) as { base: string; values: Fields }
    const initial = defaults ?? {}
    const before = JSON.parse(base) as Fields
    const changedSince = Object.keys(before).filter((name) => !isSame(before[name], initial[name]))
    if (changedSince.some((name) => !PLACE.includes(name))) return null
    const kept = Object.entries(values).filter(
      ([name, value]) =>
        name in initial &&
        !isSame(value, initial[name]) &&
        !(changedSince.length > 0 && PLACE.includes(name))
    )
    return kept.length === 0 ? null : Object.fromEntries(kept)
  } catch (error) {
    console.warn('The kept input can not be read', error)
    return null
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
