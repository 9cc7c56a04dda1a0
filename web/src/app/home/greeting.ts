/** Shorter ones are no name to be called by, such as the initial in 'M. Rizky' or the 'I' of 'I Made Sudarma'. */
const SHORTEST_NAME = 3

/** How the home screen greets a user: by the first name. Without a name, which is how it is prerendered, in general. */
export function greetingOf(nama: string): string {
  // A label of samples ends with a dash.
  const words = (nama.split(' — ').at(-1) ?? '').trim().split(/\s+/)
  const last = words.findIndex((word) => word.replaceAll('.', '').length >= SHORTEST_NAME)
  const name = words.slice(0, last < 0 ? words.length : last + 1).join(' ')
  return name === '' ? 'Halo' : `Halo, ${name}`
}
