import { LogOut, Monitor, Moon, UserRound } from 'lucide-react'
import { useState } from 'react'
import { LONG_TEXT } from '@/app/design-system/samples'
import { Specimen } from '@/app/design-system/specimen'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Drawer } from '@/components/ui/drawer'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Menu, MenuAction, MenuChoice, MenuLink, MenuSeparator } from '@/components/ui/menu'
import { toast } from 'sonner'

const nothing = () => undefined

export function Overlays() {
  return (
    <>
      <Messages />
      <Windows />
      <Specimen title="Menu: links, choice, actions">
        <Menu trigger={<Button variant="secondary">Rina Wijaya</Button>}>
          <MenuLink to="#overlays" icon={UserRound}>
            Profile User
          </MenuLink>
          <MenuSeparator />
          <MenuChoice
            label="Tampilan"
            value="system"
            onChoose={nothing}
            options={[
              { value: 'dark', label: 'Gelap', icon: Moon },
              { value: 'system', label: 'Ikuti perangkat', icon: Monitor },
            ]}
          />
          <MenuSeparator />
          <MenuAction icon={LogOut} onSelect={nothing}>
            Sign out
          </MenuAction>
        </Menu>
      </Specimen>
      <Specimen title="Toast: success, warning, error">
        <Button variant="secondary" onClick={() => toast.success('Nominal disalin.')}>
          Berhasil
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast.warning('Paket ini kembali berstatus “belum”.')}
        >
          Peringatan
        </Button>
        <Button variant="secondary" onClick={() => toast.error(LONG_TEXT)}>
          Gagal
        </Button>
      </Specimen>
    </>
  )
}

/** The dialogs that a screen opens with a call. */
function Messages() {
  const dialogs = useDialogs()
  const question = {
    title: 'Yakin ingin menghapus soal ini?',
    text: 'Tindakan ini tidak bisa dibatalkan.',
    confirmLabel: 'Hapus',
  }
  const open = {
    confirm: () => dialogs.confirm({ ...question, confirmLabel: 'Ya, Mulai' }),
    'confirm, dangerous': () => dialogs.confirm({ ...question, tone: 'danger' }),
    'alert, info': () => dialogs.alert({ title: 'Menunggu Verifikasi', text: LONG_TEXT }),
    'alert, danger': () =>
      dialogs.alert({
        tone: 'danger',
        title: 'Oops...',
        text: 'Gagal mengambil data pengguna!',
        footer: 'Silakan coba lagi nanti',
      }),
    success: () => dialogs.success({ title: 'Soal berhasil dihapus!' }),
    loading: () => {
      const close = dialogs.loading({
        title: 'Memuat...',
        text: 'Mengambil data sesi dan timer...',
      })
      setTimeout(close, 2000)
    },
  }

  return (
    <Specimen title="Dialogs from useDialogs()">
      {Object.entries(open).map(([name, ask]) => (
        <Button key={name} variant="secondary" onClick={() => void ask()}>
          {name}
        </Button>
      ))}
    </Specimen>
  )
}

const SIZES = ['sm', 'md', 'lg'] as const

function Windows() {
  const [opened, setOpened] = useState<(typeof SIZES)[number] | 'drawer' | null>(null)
  const close = () => setOpened(null)

  return (
    <Specimen title="Dialog: sm, md, lg; Drawer">
      {SIZES.map((size) => (
        <Button key={size} variant="secondary" onClick={() => setOpened(size)}>
          Dialog {size}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => setOpened('drawer')}>
        Drawer
      </Button>
      {SIZES.map((size) => (
        <Dialog
          key={size}
          size={size}
          open={opened === size}
          onOpenChange={close}
          title="Ubah Password"
          description="Perangkat lain yang sedang login akan keluar."
          footer={<Button onClick={close}>Simpan Password</Button>}
        >
          <Field label="Password Baru" hint="Minimal 8 karakter.">
            <Input />
          </Field>
        </Dialog>
      ))}
      <Drawer open={opened === 'drawer'} onOpenChange={close} title="Navigasi">
        <p className="p-5">{LONG_TEXT}</p>
      </Drawer>
    </Specimen>
  )
}
