import { rm } from 'node:fs/promises'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { UnsupportedFile } from '#app/platform/errors/failures'
import { readMultipart } from '#app/platform/uploads/read_multipart'

/**
 * Parses request bodies, files only for signed-in users: nobody else may fill the disk. What was written to
 * the temporary folder is removed once the request has been handled. With `files: false` nobody may send one.
 */
@inject()
export default class BodyMiddleware {
  constructor(private readonly parser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn, { files = true }: { files?: boolean } = {}) {
    // No client of ours compresses its requests, and one that can't be inflated would look like a fault of ours.
    if (ctx.request.header('content-encoding')) throw unsupported()
    if (!ctx.request.is(['multipart/form-data'])) return this.parser.handle(ctx, next)
    if (!files) throw unsupported()

    await ctx.auth.use('web').authenticate()
    const paths: string[] = []
    try {
      if (ctx.request.hasBody()) {
        const { fields, files } = await readMultipart(ctx.request.request, paths)
        ctx.request.setInitialBody(fields)
        // Where `request.file()` looks; the framework has no other way in.
        ctx.request.__raw_files = files
      }
      return await next()
    } finally {
      for (const path of paths) await rm(path, { force: true })
    }
  }
}

function unsupported(): UnsupportedFile {
  return new UnsupportedFile('Jenis data tidak didukung.')
}
