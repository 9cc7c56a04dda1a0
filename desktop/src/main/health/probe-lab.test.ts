import { expect, test } from 'vitest'
import { serve } from '../../testing/http.ts'
import { probeLab } from './probe-lab.ts'

const LAB = { id: 3, seat: '07', key: Buffer.alloc(32, 7).toString('base64url') }

test('the lab check does not contact the server without a key', async () => {
  expect(await probeLab(new URL('http://127.0.0.1:1'), null)).toEqual({ kind: 'none' })
})

test('the lab check sends an empty, signed report', async () => {
  let asked: { url?: string; signature: unknown; body: string } | undefined
  await using server = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked = {
      url: request.url,
      signature: request.headers['x-lab-signature'],
      body: Buffer.concat(chunks).toString(),
    }
    response.end('{}')
  })
  expect(await probeLab(new URL(server.origin), LAB)).toEqual({ kind: 'known', lab: 3, seat: '07' })
  expect(asked).toEqual({
    url: '/api/labs/kejadian',
    signature: expect.stringMatching(/^[\w-]{43}$/),
    body: '{"kejadian":[],"terbuang":0}',
  })
})

test('the lab check shows a refusal in the server’s words', async () => {
  await using server = await serve((_request, response) =>
    response
      .writeHead(403, { 'content-type': 'application/json' })
      .end(JSON.stringify({ message: 'Lab ini sudah dicabut oleh admin. Hubungi pengawas.' }))
  )
  expect(await probeLab(new URL(server.origin), LAB)).toEqual({
    kind: 'refused',
    reason: 'Lab ini sudah dicabut oleh admin. Hubungi pengawas.',
  })
})

test.each([502, 302])(
  'the lab check is unknown after a status %d from something other than our server',
  async (status) => {
    await using server = await serve((_request, response) =>
      response.writeHead(status, { location: '/elsewhere' }).end('<h1>Login</h1>')
    )
    expect(await probeLab(new URL(server.origin), LAB)).toMatchObject({ kind: 'unknown' })
  }
)

test('the lab check is unknown when the server is unreachable', async () => {
  const closed = await serve(() => undefined)
  await closed[Symbol.asyncDispose]()
  expect(await probeLab(new URL(closed.origin), LAB)).toMatchObject({ kind: 'unknown' })
})
