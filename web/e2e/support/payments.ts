import type { BrowserContext } from '@playwright/test'
import { jpegPhoto } from '../../../api/tests/support/pictures.ts'
import { send } from './people.ts'

/** Differs from proof to proof, because a picture that was sent before is reported. */
let width = 500
/** Workers count by themselves. */
const height = 700 + (process.pid % 1200)

/** Pays for the package on sale, over HTTP, and returns its id. */
export async function pay(context: BrowserContext): Promise<number> {
  const { data } = await send<{ data: { id: number; status: string }[] }>(
    context,
    'GET',
    '/paket-soal'
  )
  const onSale = data.find(({ status }) => status === 'siap')
  if (!onSale) throw new Error('No package is on sale')
  width += 1
  const buffer = await jpegPhoto({ width, height })
  await send(context, 'POST', '/payment/upload', undefined, {
    paket_soal_id: String(onSale.id),
    bukti: { name: 'bukti.jpg', mimeType: 'image/jpeg', buffer },
  })
  return onSale.id
}
