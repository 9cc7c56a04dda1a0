import {
  PLAIN_IMAGE_WRONG_TYPE,
  IMAGE_MAX_BYTES,
  PASSAGE_IMAGE_TYPES,
} from '@lulus/api/contracts/uploads'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { ImagePicker } from '@/components/ui/files/image-picker'
import { toast } from 'sonner'
import { removeLogoMutation, saveLogoMutation } from '@/features/admin-settings/api/settings'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { mediaUrl } from '@/lib/api/request-url'

const LOGO_LIMITS = {
  types: PASSAGE_IMAGE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  wrongType: PLAIN_IMAGE_WRONG_TYPE,
}

/** The academy's logo, saved as soon as it is chosen. */
export function LogoSetting({ logo }: { logo: string | null }) {
  const dialogs = useDialogs()
  const save = useMutation(saveLogoMutation)
  const remove = useMutation(removeLogoMutation)
  const isBusy = save.isPending || remove.isPending

  const tell = async (sending: Promise<{ message: string }>) => {
    try {
      toast.success((await sending).message)
    } catch (error) {
      // Without a new login the guard redirects to /login.
      if (hasStatus(error, 401)) return
      void dialogs.alert({
        tone: 'danger',
        title: 'Gagal',
        text: messageOf(error, 'Terjadi kesalahan'),
      })
    }
  }

  const askToRemove = async () => {
    const isAgreed = await dialogs.confirm({
      tone: 'danger',
      title: 'Hapus logo?',
      text: 'Halaman dan sertifikat kembali memakai tanda bawaan aplikasi.',
      confirmLabel: 'Hapus',
    })
    if (isAgreed) await tell(remove.mutateAsync())
  }

  return (
    <div className="grid gap-3">
      <ImagePicker
        label="Logo"
        hint="JPG atau PNG. Langsung tersimpan begitu dipilih; tampil di atas setiap halaman dan di sertifikat."
        limits={LOGO_LIMITS}
        value={null}
        currentUrl={mediaUrl(logo)}
        disabled={isBusy}
        onChange={(file) => {
          if (file) void tell(save.mutateAsync(file))
        }}
      />
      {logo !== null && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            loading={remove.isPending}
            onClick={() => void askToRemove()}
          >
            <Trash2 aria-hidden className="size-4" />
            Hapus logo
          </Button>
        </div>
      )}
    </div>
  )
}
