import { partOfPhone } from '@lulus/api/contracts/phone'
import { searchKey } from '@lulus/api/contracts/visible_text'

/** Whether a search matches a learner: part of the name, with any kind of apostrophe, or part of the number. */
export function isFoundBy({ nama, nohp }: { nama: string; nohp: string }, search: string): boolean {
  const term = plain(search)
  const part = partOfPhone(search)
  return plain(nama).includes(term) || (part !== null && nohp.includes(part.digits))
}

const plain = (text: string) => searchKey(text).trim().toLowerCase()
