/** Data about a person that others know or can look up. */
export interface PersonalData {
  name: string
  email: string | null
  /** Canonical; null when it isn't known. */
  nohp: string | null
}

/** This many other characters make a password acceptable in spite of known parts. */
const OWN_CHARACTERS = 6
/** Shorter names are part of too many words. */
const NAME_MIN_LENGTH = 3

/** Whether a password is little more than its owner's name, e-mail address or phone number. */
export function isOwnData(password: string, person: PersonalData): boolean {
  let rest = plain(password)
  // The longest first, otherwise a part of it would remain.
  for (const known of knownParts(person).toSorted((one, other) => other.length - one.length)) {
    rest = rest.replaceAll(known, '')
  }
  return rest !== plain(password) && rest.length < OWN_CHARACTERS
}

function knownParts({ name, email, nohp }: PersonalData): string[] {
  const [local = '', domain = ''] = (email ?? '').split('@')
  const names = [name, local, ...words(name), ...words(local), ...words(domain)]
    .map(plain)
    .filter((part) => part.length >= NAME_MIN_LENGTH)
  return [...names, ...(nohp === null ? [] : formsOf(nohp.replace(/^0/, '')))]
}

/** How a number is typed, with and without its country. */
function formsOf(number: string): string[] {
  return [`62${number}`, `0${number}`, number]
}

function words(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u)
}

/** Letters and digits only, in small letters. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
