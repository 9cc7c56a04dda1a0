import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { AskedAction } from '#app/events/actions/take_action'
import { previewValidator, type attemptActionValidators } from '#app/events/validators'

/** Whether a call only asks what an action would do. */
export async function isPreviewed({ request }: HttpContext): Promise<boolean> {
  const { periksa } = await request.validateUsing(previewValidator, { data: request.qs() })
  return periksa === '1'
}

/** The action that a validated body asks for. */
export function askedAction(
  body: Infer<typeof attemptActionValidators.preview>,
  isPreview: boolean
): AskedAction {
  return {
    isPreview,
    key: body.kunci,
    act: {
      kind: body.jenis,
      reason: body.alasan ?? null,
      minutes: body.menit ?? null,
      page: body.halaman ?? null,
      message: body.pesan ?? null,
      scope: body.lingkup ?? null,
      isForced: body.paksa ?? false,
    },
  }
}
