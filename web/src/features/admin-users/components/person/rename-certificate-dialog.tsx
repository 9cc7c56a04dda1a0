import { ACTION_REASON, ACTION_REASON_MISSING } from '@lulus/api/contracts/interventions'
import { ReasonDialog } from '@/components/reason-dialog'
import { useChange } from '@/components/use-change'
import { renameCertificateMutation, type PersonResult } from '@/features/admin-users/api/person'

interface RenameCertificateDialogProps {
  result: PersonResult
  onClose: () => void
}

/** Issues a certificate anew under the present name. */
export function RenameCertificateDialog({ result, onClose }: RenameCertificateDialogProps) {
  const { change, isPending } = useChange(renameCertificateMutation(result.id), {
    inPlace: true,
    onDone: onClose,
    done: null,
  })
  return (
    <ReasonDialog
      title="Perbaiki nama di sertifikat"
      description={`${result.nama_paket} · ${result.user.nama}`}
      field={{
        label: 'Alasan',
        hint: 'Dicatat di Audit Log.',
        placeholder: 'Misalnya: salah ketik di daftar kelas.',
        maxLength: ACTION_REASON.max,
      }}
      missing={ACTION_REASON_MISSING}
      submitLabel="Terbitkan Sertifikat Baru"
      isKind
      isBusy={isPending}
      onSubmit={change}
      onClose={onClose}
    >
      <p>
        Sertifikat atas nama “{result.nama_sertifikat}” diganti dengan yang baru atas nama “
        {result.user.nama}”. Kode lama tetap dapat diperiksa dan menjawab “diganti”.
      </p>
    </ReasonDialog>
  )
}
