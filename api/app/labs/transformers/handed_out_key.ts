import type { HandedOutKey } from '#app/labs/actions/register_lab'

/** The one answer that carries a key, under the names that kiosk.json has for it. */
export function handedOutKey({ lab, key }: HandedOutKey) {
  return { id: lab.id, nama: lab.name, labId: lab.id, labKey: key }
}
