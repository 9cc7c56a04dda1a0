import { AlertDialog } from 'radix-ui'
import { Button } from '@/components/ui/button'
import type { DialogRequest } from '@/components/ui/dialogs/dialog-requests'
import { Spinner } from '@/components/ui/spinner'
import { TONES, type Tone } from '@/components/ui/tone'
import { classNames } from '@/lib/class-names'

/** Icon, title, text and buttons of an open dialog. */
export function DialogMessage({ request }: { request: DialogRequest }) {
  const footer = request.kind === 'alert' ? request.footer : undefined

  return (
    <div className="grid justify-items-center text-center">
      <DialogSign request={request} />
      <AlertDialog.Title className="text-xl font-bold">{request.title}</AlertDialog.Title>
      <AlertDialog.Description asChild>
        <div className="mt-2 text-ink-soft empty:hidden">{request.text}</div>
      </AlertDialog.Description>
      <DialogButtons request={request} />
      {footer && (
        <p className="mt-6 w-full border-t border-line pt-4 text-sm text-ink-soft">{footer}</p>
      )}
    </div>
  )
}

function DialogSign({ request }: { request: DialogRequest }) {
  const shape = 'mb-4 flex size-14 items-center justify-center rounded-full'
  if (request.kind === 'loading') {
    return (
      <span className={classNames(shape, 'text-primary')}>
        <Spinner className="size-9" />
      </span>
    )
  }
  const { icon: Icon, ground, sign } = TONES[toneOf(request)]
  return (
    <span className={classNames(shape, ground, sign)}>
      <Icon aria-hidden className="size-7" />
    </span>
  )
}

function toneOf(request: Exclude<DialogRequest, { kind: 'loading' }>): Tone {
  if (request.kind === 'success') return 'success'
  return request.tone ?? (request.kind === 'confirm' ? 'warning' : 'info')
}

function DialogButtons({ request }: { request: DialogRequest }) {
  if (request.kind === 'alert') {
    return (
      <Button data-autofocus className="mt-6 min-w-28" onClick={() => request.close(false)}>
        {request.closeLabel ?? 'OK'}
      </Button>
    )
  }
  if (request.kind === 'confirm') {
    return (
      <div className="mt-6 flex w-full flex-col-reverse gap-3 sm:flex-row sm:justify-center">
        <Button data-autofocus variant="secondary" onClick={() => request.close(false)}>
          {request.cancelLabel ?? 'Batal'}
        </Button>
        <Button
          variant={request.tone === 'danger' ? 'danger' : 'primary'}
          onClick={() => request.close(true)}
        >
          {request.confirmLabel}
        </Button>
      </div>
    )
  }
  return null
}
