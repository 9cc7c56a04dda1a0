import type { RequestListener } from 'node:http'
import { newSecret, SECRET_COOKIE } from '../main/gateway/admission.ts'
import type { GatewayProblem } from '../main/gateway/gateway-problem.ts'
import { openGateway, type GatewayOptions } from '../main/gateway/gateway.ts'
import { call, serve } from './http.ts'
import { webBuild } from './web-build.ts'

/** The gateway over a small web build, in front of a real server that answers with `listener`. */
export async function openTestGateway(
  listener: RequestListener,
  options: Partial<GatewayOptions> = {}
) {
  const server = await serve(listener)
  const build = webBuild()
  const secret = newSecret()
  const problems: GatewayProblem[] = []
  const gateway = await openGateway({
    webRoot: build.root,
    server: new URL(server.origin),
    secret,
    isScreen: (path) => path === '/login' || path.startsWith('/simulasi-toefl/'),
    homePath: '/login',
    isCallAllowed: (_method, path) => !path.startsWith('/admin'),
    onProblem: (problem) => problems.push(problem),
    ...options,
  })
  const pass = `${SECRET_COOKIE}=${secret}`
  return {
    gateway,
    server,
    webRoot: build.root,
    problems,
    pass,
    get: (path: string, headers: Record<string, string> = {}) =>
      call(gateway.origin, { path, headers: { cookie: pass, ...headers } }),
    [Symbol.asyncDispose]: async () => {
      await gateway.close()
      await server[Symbol.asyncDispose]()
      build[Symbol.dispose]()
    },
  }
}

/** Answers every request with an empty object. */
export const silent: RequestListener = (_request, response) => response.end('{}')
/** Answers with the request it received. */
export const echo: RequestListener = (request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { method, url, headers } = request
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ method, url, headers, size: Buffer.concat(chunks).length }))
  })
}
