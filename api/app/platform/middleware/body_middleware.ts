import { rm } from 'node:fs/promises'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import { UnsupportedFile } from '#app/platform/errors/failures'
import { takeReadAhead } from '#app/platform/uploads/read_ahead'
import { PASSING_COUNTS } from '#app/platform/limits/passing_counts'
import { Turns } from '#app/platform/limits/turns'
import { readMultipart } from '#app/platform/uploads/read_multipart'
import { uploadLimitOf, type UploadLimit } from '#app/platform/uploads/upload_routes'

/** Of a learner's uploads in ten minutes: a proof or a picture, and some retries. */
const LEARNERS_UPLOADS = { requests: 20, duration: '10 mins' }

const turns = new Turns()

/**
 * Parses request bodies, files only for signed-in users, on the routes that accept some, one upload of each user at a
 * time, so that one user can't fill the disk for others. Temporary files are removed once the request has been handled.
 * With `files: false` none are accepted.
 */
@inject()
export default class BodyMiddleware {
  constructor(private readonly parser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn, { files = true }: { files?: boolean } = {}) {
    // Our clients don't compress requests, and one that can't be inflated would look like a bug of ours.
    if (ctx.request.header('content-encoding')) throw unsupported()
    if (takeReadAhead(ctx)) return next()
    if (!ctx.request.is(['multipart/form-data'])) return this.parser.handle(ctx, next)
    if (!files) throw unsupported()

    const user = await ctx.auth.use('web').authenticate()
    const limit = uploadLimitOf(ctx)
    if (!limit) throw unsupported()
    if (!user.isStaff) {
      await limiter.use(PASSING_COUNTS, LEARNERS_UPLOADS).consume(`uploads:${user.id}`)
    }
    return turns.take(user.id, () => readFiles(ctx, limit, next))
  }
}

async function readFiles(ctx: HttpContext, limit: UploadLimit, next: NextFn): Promise<unknown> {
  const paths: string[] = []
  try {
    if (ctx.request.hasBody()) {
      const { fields, files } = await readMultipart(ctx.request.request, paths, limit)
      ctx.request.setInitialBody(fields)
      // `request.file()` reads it; the framework has no other way to set it.
      ctx.request.__raw_files = files
    }
    return await next()
  } finally {
    for (const path of paths) await rm(path, { force: true })
  }
}

function unsupported(): UnsupportedFile {
  return new UnsupportedFile('Jenis data tidak didukung.')
}
