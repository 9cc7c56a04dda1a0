import { certificateMutation } from '@/features/results/api/certificate'
import { CertificateButton } from '@/features/results/components/certificate-button'

interface ExamCertificateProps {
  resultId: number
  packageName: string | null
}

/** Downloads the certificate of the exam that has just ended. */
export default function ExamCertificate({ resultId, packageName }: ExamCertificateProps) {
  return (
    <CertificateButton download={certificateMutation(resultId, packageName ?? 'TOEFL')}>
      Unduh sertifikat
    </CertificateButton>
  )
}
