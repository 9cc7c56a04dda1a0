import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Parses request bodies, files only for signed-in users: nobody else may fill the disk. */
@inject()
export default class BodyMiddleware {
  constructor(private readonly parser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (ctx.request.is(['multipart/form-data'])) await ctx.auth.use('web').authenticate()
    return this.parser.handle(ctx, next)
  }
}
