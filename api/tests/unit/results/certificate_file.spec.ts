import { test } from '@japa/runner'
import { parse } from 'content-disposition'
import fc from 'fast-check'
import { dispositionOf } from '#app/paper/http/send_paper'
import { certificateFile } from '#app/results/certificate/certificate_file'

const certificateDisposition = (packageName: string, userName = 'Siti') =>
  dispositionOf(`${certificateFile({ userName, packageName })}.pdf`)

test.group('Certificate download header', () => {
  test('the certificate of {packageName} is saved as {file}')
    .with([
      { packageName: 'Prediction 1', file: 'Sertifikat - Siti - Prediction 1.pdf' },
      { packageName: 'Paket "Emas"', file: 'Sertifikat - Siti - Paket Emas.pdf' },
      { packageName: 'A\r\nSet-Cookie: x=1', file: 'Sertifikat - Siti - A Set-Cookie x=1.pdf' },
      { packageName: 'A\u0000B\u0085C\u2028D', file: 'Sertifikat - Siti - A B C D.pdf' },
      { packageName: '../../etc/passwd', file: 'Sertifikat - Siti - .. .. etc passwd.pdf' },
      { packageName: 'C:\\Windows\\x', file: 'Sertifikat - Siti - C Windows x.pdf' },
      { packageName: 'x"; filename="y.exe', file: 'Sertifikat - Siti - x ; filename= y.exe.pdf' },
      { packageName: 'Diskon 50%20', file: 'Sertifikat - Siti - Diskon 50%20.pdf' },
      { packageName: 'Paket Élite – 王', file: 'Sertifikat - Siti - Paket Élite – 王.pdf' },
      { packageName: 'حزمة', file: 'Sertifikat - Siti - حزمة.pdf' },
      { packageName: 'abc\u202Efdp.exe', file: 'Sertifikat - Siti - abc fdp.exe.pdf' },
      { packageName: 'Paket 1...', file: 'Sertifikat - Siti - Paket 1.pdf' },
      { packageName: '', file: 'Sertifikat - Siti.pdf' },
      { packageName: ' \r\n ', file: 'Sertifikat - Siti.pdf' },
    ])
    .run(({ assert }, { packageName, file }) => {
      const { type, parameters } = parse(certificateDisposition(packageName))
      assert.equal(type, 'attachment')
      assert.equal(parameters.filename, file)
    })

  test("the certificate's download header gives old clients an ASCII name besides the exact one", ({
    assert,
  }) => {
    const header = certificateDisposition('Paket 王')
    assert.equal(
      header,
      `attachment; filename="Sertifikat - Siti - Paket ?.pdf"; filename*=UTF-8''Sertifikat%20-%20Siti%20-%20Paket%20%E7%8E%8B.pdf`
    )
  })

  test("the certificate's download header is one line of printable ASCII with at most two parameters, for any names", ({
    assert,
  }) => {
    const anyText = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(anyText, anyText, (packageName, userName) => {
        const header = certificateDisposition(packageName, userName)
        assert.match(header, /^[\x20-\x7e]{1,1000}$/)
        const { parameters } = parse(header)
        assert.includeMembers(['filename', 'filename*'], Object.keys(parameters))
        assert.match(parameters.filename ?? '', /^Sertifikat( - [^<>:"/\\|?*]+)?\.pdf$/u)
        assert.isAtMost(Buffer.byteLength(parameters.filename ?? ''), 255)
      })
    )
  })
})
