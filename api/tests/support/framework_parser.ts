import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BodyParserMiddlewareFactory } from '@adonisjs/core/factories/bodyparser'
import { HttpContextFactory, RequestFactory, ResponseFactory } from '@adonisjs/core/factories/http'

/**
 * Runs as a separate program: sends one form to the framework's unchanged multipart parser. Arguments: `file` or
 * `field`, and the name; prints the response's status.
 */
const [kind, name = ''] = process.argv.slice(2)

const server = createServer((req, res) => {
  const request = new RequestFactory().merge({ req, res }).create()
  const response = new ResponseFactory().merge({ req, res }).create()
  const ctx = new HttpContextFactory().merge({ request, response }).create()
  const parser = new BodyParserMiddlewareFactory().create()
  parser
    .handle(ctx, () => res.end())
    .catch(() => {
      res.statusCode = 400
      res.end()
    })
})

server.listen(0, '127.0.0.1', () => {
  const form = new FormData()
  if (kind === 'file') form.set(name, new Blob(['x']), 'a.txt')
  else form.set(name, 'x')
  const { port } = server.address() as AddressInfo
  void fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: form }).then(({ status }) => {
    process.stdout.write(String(status))
    server.close()
  })
})
