import { randomInt } from 'node:crypto'
import { activeNameOf } from '#app/labs/actions/name_taken'
import { newLabKey, sealLabKey } from '#app/labs/secrets/lab_key'
import Lab from '#app/labs/models/lab'
import { createAdmin } from '#database/factories/user_factory'

let sequence = randomInt(1_000)

/** Registers a lab and returns its key. */
export async function createLab(attributes: Partial<Lab> = {}): Promise<{ lab: Lab; key: string }> {
  const key = newLabKey()
  const name = attributes.name ?? `Lab ${++sequence}`
  const now = Date.now()
  const lab = await Lab.create({
    name,
    activeName: activeNameOf(name),
    sealedKey: sealLabKey(key),
    createdBy: attributes.createdBy ?? (await createAdmin()).id,
    createdAt: now,
    keyMadeAt: now,
    revokedAt: null,
    ...attributes,
  })
  return { lab, key }
}
