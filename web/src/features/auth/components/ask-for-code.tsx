import { ButtonAnchor } from '@/components/ui/button-link'
import { chatUrl } from '@/lib/chat-url'
import { useSettings } from '@/lib/settings/settings'

const MESSAGE =
  'Halo Admin, saya lupa password akun simulasi TOEFL dan butuh kode untuk membuat yang baru.'

/** How somebody who forgot the password comes by a code. */
export function AskForCode() {
  const { nomorWa } = useSettings()

  return (
    <div className="mt-6 grid justify-items-start gap-3 rounded-md bg-primary-soft p-4">
      <p>
        Belum punya kode? Hubungi admin dari nomor HP yang terdaftar. Admin akan memberi Anda kode
        sekali pakai.
      </p>
      {nomorWa && (
        <ButtonAnchor variant="secondary" size="sm" href={chatUrl(nomorWa, MESSAGE)}>
          Minta kode lewat WhatsApp
        </ButtonAnchor>
      )}
    </div>
  )
}
