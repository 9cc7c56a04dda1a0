import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A store with as much of S3 as one file needs, which refuses checksums that the protocol doesn't require, like older
 * MinIO, Ceph and others.
 */
export async function startS3() {
  const files = new Map<string, Buffer>()
  const server = createServer((request, response) => void answer(files, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    environment: {
      DRIVE_DISK: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'lulus',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    stop: () => void server.close(),
  }
}

async function answer(
  files: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  const { method, url = '', headers } = request
  const [key = ''] = url.split('?')
  const body = await buffer(request)
  const isUnknown = Object.keys(headers).some((name) =>
    /^x-amz-(checksum|sdk-checksum|trailer)/.test(name)
  )
  if (isUnknown) return void response.writeHead(400).end()

  const stored = files.get(key)
  if (method === 'PUT') files.set(key, body)
  if (method === 'DELETE') files.delete(key)
  if (method === 'GET' && !stored) return void response.writeHead(404).end()
  response.writeHead(method === 'DELETE' ? 204 : 200).end(method === 'GET' ? stored : undefined)
}
