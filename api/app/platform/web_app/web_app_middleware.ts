import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE } from '#config/session'
import { OpenedWebBuild } from '#app/platform/web_app/opened_web_build'
import { pageHeaders } from '#app/platform/web_app/page_headers'
import { sendFile } from '#app/platform/web_app/send_file'

/**
 * Serves the web build on the API's origin: files as they are (precompressed where the browser can read that),
 * every other path without a dot as a page of the app, so that a hard reload of any screen works.
 */
export default class WebAppMiddleware {
  async handle({ containerResolver, request, response }: HttpContext, next: NextFn) {
    const path = request.url()
    if (path === '/api' || path.startsWith('/api/')) return next()
    if (request.method() !== 'GET' && request.method() !== 'HEAD') return next()

    const build = (await containerResolver.make(OpenedWebBuild)).get()
    if (path.includes('.')) return sendFile(build, request.request, response.response)

    for (const [name, value] of Object.entries(pageHeaders(path))) response.header(name, value)
    const page = build.pageAt(path, SESSION_COOKIE in request.cookiesList())
    const encoding = request.encoding(['br', 'gzip'])
    response.vary('Accept-Encoding, Cookie').type('html')
    if (encoding === null) return response.send(page.identity)
    response.header('Content-Encoding', encoding).send(page[encoding])
  }
}
