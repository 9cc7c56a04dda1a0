import { Alert } from '@/components/ui/alert'
import { CopyButton } from '@/components/ui/copy-button'
import { inAppBrowser } from '@/lib/browser/in-app-browser'

interface InAppNoticeProps {
  /** The restriction of the app's browser: 'Kartu mungkin tidak dapat disimpan'. */
  what: string
}

/**
 * Explains how to open this page in a standalone browser when it is open inside an app such as WhatsApp. Otherwise
 * renders nothing.
 */
export function InAppNotice({ what }: InAppNoticeProps) {
  const app = inAppBrowser(navigator.userAgent)
  if (!app) return null

  return (
    <Alert
      tone="warning"
      title={`${what} di dalam ${app.name}.`}
      action={
        <CopyButton
          variant="secondary"
          size="sm"
          text={window.location.href}
          done="Alamat disalin."
          failed="Alamat tidak dapat disalin. Salin dari baris alamat."
        >
          Salin alamat
        </CopyButton>
      }
    >
      Buka halaman ini di {app.instead}: tekan ⋮ atau ⋯ di pojok layar, lalu pilih “Buka di{' '}
      {app.instead}” atau “Buka di browser”. Bisa juga salin alamatnya dan tempel di {app.instead}.
    </Alert>
  )
}
