import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { assertPortFree, portForServer } from './port.mjs'

const HOST = '127.0.0.1'

/**
 * Listens until the test is over.
 * @param {import('node:test').TestContext} context
 * @param {number} port
 */
async function take(context, port) {
  const server = createServer().listen(port, HOST)
  context.after(() => server.close())
  await once(server, 'listening')
}

test('a port in use is reported, with how to choose another', async (context) => {
  const port = await portForServer(HOST)
  await take(context, port)
  await assert.rejects(assertPortFree(HOST, String(port)), {
    name: 'Problem',
    message: new RegExp(`^Port ${port} is already in use.*PORT=\\d+ npm start`),
  })
})

test('an invalid port is refused and named', async () => {
  for (const port of ['0', '65536', '80.5', 'http', '-1'])
    await assert.rejects(assertPortFree(HOST, port), /^Problem: PORT is '/)
})

test('a free port is one that no outgoing connection gets', async () => {
  const port = await portForServer(HOST)
  assert.ok(port >= 10_000 && port < 32_000, String(port))
  await assert.doesNotReject(assertPortFree(HOST, String(port)))
})

test('as many free ports in a row are found as needed', async (context) => {
  const from = await portForServer(HOST, { count: 8 })
  await take(context, from + 2)
  await take(context, from + 4)
  assert.equal(await portForServer(HOST, { count: 2, from }), from)
  assert.equal(await portForServer(HOST, { count: 3, from }), from + 5)
})

test('the search for ports wraps around where the last are taken', async (context) => {
  await take(context, 31_999)
  const port = await portForServer(HOST, { from: 31_999 })
  assert.ok(port >= 10_000 && port < 31_999, String(port))
})
