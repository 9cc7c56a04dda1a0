import { PassThrough, type Transform } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { isLoginAlive } from '#app/accounts/actions/open_logins'
import { loginIdOf } from '#app/accounts/http/login_session'
import User from '#app/accounts/models/user'
import { findWatched } from '#app/events/actions/find_event'
import { ALIVE, BoardFeeds } from '#app/events/http/board_feeds'
import { signedIn } from '#app/platform/access/signed_in'

/** A comment shows that the stream is alive, more often than proxies close silent connections, in milliseconds. */
const COMMENT_EVERY_MS = 5_000
/** How often it is checked whether the login still may watch, in milliseconds. */
const CHECK_EVERY_MS = 5_000
/** Bytes that wait for a screen at most: one that takes nothing is cut off, and begins anew. */
const MOST_WAITING = 4 * 1024 * 1024

/**
 * Streams the changes of a board as server-sent events, compressed where the client allows it. It ends soon after the
 * login has, or may not watch any more.
 * @throws NotFound, also for another invigilator's event
 */
export async function streamBoard(ctx: HttpContext, eventId: number): Promise<void> {
  const { request, response, logger } = ctx
  const { id: userId } = signedIn(ctx.auth)
  await findWatched(signedIn(ctx.auth), eventId)
  const loginId = loginIdOf(ctx)
  const feeds = await app.container.make(BoardFeeds)
  const isCompressed = request.encoding(['gzip', 'identity']) === 'gzip'
  const body: Transform = isCompressed
    ? createGzip({ flush: constants.Z_SYNC_FLUSH })
    : new PassThrough()

  const send = (text: string) => {
    if (body.writableLength > MOST_WAITING) body.destroy()
    else if (body.writable) body.write(text)
  }
  const leave = await feeds.of(eventId).join(send, lastIdOf(request.header('last-event-id')))
  const comments = setInterval(() => send(ALIVE), COMMENT_EVERY_MS).unref()
  const checks = setInterval(() => {
    mayWatch(userId, loginId, eventId).then(
      (may) => may || body.end(),
      (error: unknown) => logger.error({ err: error }, "a board's login could not be checked")
    )
  }, CHECK_EVERY_MS).unref()
  const forget = feeds.onEnd(() => body.end())
  response.response.once('close', () => {
    clearInterval(comments)
    clearInterval(checks)
    leave()
    forget()
    body.destroy()
  })

  response.header('Content-Type', 'text/event-stream; charset=utf-8')
  response.header('Cache-Control', 'no-store, no-transform')
  // nginx would collect it.
  response.header('X-Accel-Buffering', 'no')
  response.vary('Accept-Encoding')
  if (isCompressed) response.header('Content-Encoding', 'gzip')
  response.stream(body)
}

async function mayWatch(userId: number, loginId: string, eventId: number): Promise<boolean> {
  if (!(await isLoginAlive(userId, loginId))) return false
  const user = await User.findOrFail(userId)
  if (!user.can('events.watch')) return false
  return findWatched(user, eventId).then(
    () => true,
    () => false
  )
}

/** The id of the last event that a screen has; null for none or another text. */
function lastIdOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,16}$/.test(header) ? Number(header) : null
}
