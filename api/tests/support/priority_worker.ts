import { getPriority } from 'node:os'

/** What a thread of heavy work tells of its own priority. */
export default function priority(): number {
  return getPriority(0)
}
