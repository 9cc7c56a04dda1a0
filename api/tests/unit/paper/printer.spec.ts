import { test } from '@japa/runner'
import { describeError } from '#app/platform/errors/describe_error'
import type { CertificateData } from '#app/results/certificate/certificate_data'
import { Printer } from '#app/paper/printing/printer'

/** A thread that ends, hangs, runs out of memory or prints, as the name of the certificate asks for. */
const WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    export default async ({ data: { code } }) => {
      if (code === 'ends') process.exit(3)
      if (code === 'hangs') for (;;);
      if (code === 'fails') throw new Error('a font is missing')
      if (code === 'fills') for (const all = [];;) all.push(new Array(1e6).fill(code))
      return new TextEncoder().encode(code)
    }
  `)}`
)

const certificate = (code: string) => ({ code }) as CertificateData
const printSingle = (printer: Printer, code: string) =>
  printer.print('certificate', certificate(code), { lane: 'single', cacheKey: code })

/** How the response to its caller begins. */
async function statusOf(printing: Promise<Buffer>): Promise<number> {
  return printing.then(
    () => 200,
    (error: unknown) => describeError(error).status
  )
}

test.group('Printer', () => {
  test('the printer continues with another thread when one {fate}')
    .with([
      { fate: 'ends', status: 503 },
      { fate: 'hangs', status: 503 },
      { fate: 'fills', status: 503 },
      { fate: 'fails', status: 500 },
    ])
    .run(async ({ assert, cleanup }, { fate, status }) => {
      const printer = new Printer(WORKER, { withinMs: 1_500, heapMb: 32 })
      cleanup(() => printer.close())
      const [lost, next] = await Promise.all([
        statusOf(printSingle(printer, fate)),
        printSingle(printer, 'LULUS-1'),
      ])
      assert.equal(lost, status)
      assert.equal(String(next), 'LULUS-1')
    })

  test('the printer caches what it printed, and refuses when too many wait', async ({
    assert,
    cleanup,
  }) => {
    const printer = new Printer(WORKER)
    cleanup(() => printer.close())
    const codes = Array.from({ length: 60 }, (_, at) => `LULUS-${at}`)
    const statuses = await Promise.all(
      [...codes, ...codes].map((code) => statusOf(printSingle(printer, code)))
    )
    const refused = statuses.filter((status) => status === 503).length
    assert.equal(refused, 2 * (60 - 51))
    assert.deepInclude(
      describeError(await printSingle(printer, 'fails').catch((error: unknown) => error)),
      { status: 500 }
    )
  })

  test('the printer prints single papers while a job of the office takes long', async ({
    assert,
    cleanup,
  }) => {
    const printer = new Printer(WORKER, { withinMs: 3_000 })
    cleanup(() => printer.close())
    let isOfficeReady = false
    const long = statusOf(printer.print('certificate', certificate('hangs'))).finally(() => {
      isOfficeReady = true
    })
    assert.equal(String(await printSingle(printer, 'LULUS-1')), 'LULUS-1')
    assert.isFalse(isOfficeReady)
    assert.equal(await long, 503)
  })

  test('the printer lets as many papers wait as each lane has room for', async ({
    assert,
    cleanup,
  }) => {
    const printer = new Printer(WORKER)
    cleanup(() => printer.close())
    const all = (print: (code: string) => Promise<Buffer>) =>
      Promise.all(Array.from({ length: 60 }, (_, at) => statusOf(print(`LULUS-${at}`))))
    const [office, single] = await Promise.all([
      all((code) => printer.print('certificate', certificate(code))),
      all((code) => printSingle(printer, code)),
    ])
    assert.equal(office.filter((status) => status === 200).length, 21)
    assert.equal(single.filter((status) => status === 200).length, 51)
  })
})
