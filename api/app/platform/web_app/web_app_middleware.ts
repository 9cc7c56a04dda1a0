import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { PAGE_HEADERS } from '#app/platform/web_app/page_headers'
import { sendFile } from '#app/platform/web_app/send_file'
import { openWebBuild, type WebBuild } from '#app/platform/web_app/web_build'

let build: WebBuild | undefined

/**
 * Serves the web build on the API's origin: files as they are (precompressed where the browser can read that),
 * every other path without a dot as the app itself, so that a hard reload of any screen works.
 */
export default class WebAppMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const path = request.url()
    if (path === '/api' || path.startsWith('/api/')) return next()
    if (request.method() !== 'GET' && request.method() !== 'HEAD') return next()

    build ??= openWebBuild(env.get('WEB_DIST'), env.get('APP_URL'))
    if (path.includes('.')) return sendFile(build, request.request, response.response)

    for (const [name, value] of Object.entries(PAGE_HEADERS)) response.header(name, value)
    response.type('html').send(build.pageAt(path))
  }
}
