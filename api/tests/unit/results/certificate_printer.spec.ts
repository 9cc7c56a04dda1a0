import { test } from '@japa/runner'
import { describeError } from '#app/platform/errors/describe_error'
import type { CertificateData } from '#app/results/certificate/certificate_data'
import { CertificatePrinter } from '#app/results/certificate/certificate_printer'

/** A thread that ends, hangs, runs out of memory or prints, as the name of the certificate asks for. */
const WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    export default async ({ code }) => {
      if (code === 'ends') process.exit(3)
      if (code === 'hangs') for (;;);
      if (code === 'fails') throw new Error('a font is missing')
      if (code === 'fills') for (const all = [];;) all.push(new Array(1e6).fill(code))
      return new TextEncoder().encode(code)
    }
  `)}`
)

const certificate = (code: string) => ({ code }) as CertificateData

/** How the answer to whoever asked for it begins. */
async function statusOf(printing: Promise<Buffer>): Promise<number> {
  return printing.then(
    () => 200,
    (error: unknown) => describeError(error).status
  )
}

test.group('Certificate printer', () => {
  test('the certificate printer continues with another thread when one {fate}')
    .with([
      { fate: 'ends', status: 503 },
      { fate: 'hangs', status: 503 },
      { fate: 'fills', status: 503 },
      { fate: 'fails', status: 500 },
    ])
    .run(async ({ assert, cleanup }, { fate, status }) => {
      const printer = new CertificatePrinter({ worker: WORKER, withinMs: 1_500, heapMb: 32 })
      cleanup(() => printer.close())
      const [lost, next] = await Promise.all([
        statusOf(printer.print(certificate(fate))),
        printer.print(certificate('LULUS-1')),
      ])
      assert.equal(lost, status)
      assert.equal(String(next), 'LULUS-1')
    })

  test('the certificate printer caches what it printed, and refuses when too many wait', async ({
    assert,
    cleanup,
  }) => {
    const printer = new CertificatePrinter({ worker: WORKER })
    cleanup(() => printer.close())
    const codes = Array.from({ length: 60 }, (_, at) => `LULUS-${at}`)
    const statuses = await Promise.all(
      [...codes, ...codes].map((code) => statusOf(printer.print(certificate(code))))
    )
    const refused = statuses.filter((status) => status === 503).length
    assert.equal(refused, 2 * (60 - 51))
    assert.deepInclude(
      describeError(await printer.print(certificate('fails')).catch((error: unknown) => error)),
      { status: 500 }
    )
  })
})
