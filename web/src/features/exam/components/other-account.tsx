import { UserX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Panel } from '@/features/exam/components/panel'

/** Shown when another user has signed in in another tab, because their exam must not get these answers. */
export default function OtherAccount() {
  return (
    <Panel icon={UserX} title="Akun sudah berganti">
      <p>
        Ada akun lain yang login di browser ini, jadi simulasi tidak dapat dilanjutkan. Login
        kembali dengan akun Anda untuk meneruskannya.
      </p>
      <Button onClick={() => window.location.reload()}>Muat ulang halaman</Button>
    </Panel>
  )
}
