import { getPriority } from 'node:os'

/** Returns the priority of a thread of heavy work. */
export default function priority(): number {
  return getPriority(0)
}
