/** Changes of phone number on this device, as 'old>new'. */
export const numberChanges = new Set<string>()

/** Whether both numbers belong to one user, who changed the number on this device. */
export function isSamePerson(before: string, now: string): boolean {
  return before === now || numberChanges.has(`${before}>${now}`)
}
