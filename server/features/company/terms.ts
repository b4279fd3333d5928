import type { Terms } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { termsVersion } from '../../customers/company.ts'

const validFrom = '2026-11-29'

// What they say has to be what the product does. The first paragraph says what differs from the version before.
const bodies: Record<Language, Terms['body']> = {
  id: [
    { title: 'Yang berubah', text: 'Ini versi pertama.' },
    {
      title: 'Siapa yang terikat',
      text: 'Ketentuan ini berlaku antara Seberang dan perusahaan yang sudah kami setujui. Siapa yang menerimanya menyatakan berwenang atas nama perusahaan. Nama, versi, dan waktunya kami simpan.',
    },
    {
      title: 'Nama di invoice',
      text: 'Sejak disetujui, invoice baru memakai nama dan NPWP perusahaan. Invoice sebelumnya tidak berubah.',
    },
    {
      title: 'Barang dan pajak',
      text: 'Perusahaan bertanggung jawab atas kebenaran nama, jumlah, dan nilai barang yang ditulis. Pajak impor dihitung dengan NPWP di alamat tujuan.',
    },
    {
      title: 'Data dan surat',
      text: 'Data dan surat perusahaan tersimpan terenkripsi. Yang bisa membukanya hanya pemilik akun dan petugas kami, dan setiap pembukaan surat tercatat.',
    },
    {
      title: 'Bayar nanti',
      text: 'Bayar nanti baru terbuka setelah kami menetapkan batas dan jangka waktunya untuk perusahaan. Kiriman dianggap lunas saat bayar nanti diterima, dan invoice-nya jatuh tempo setelah jangka waktu itu. Batas dihitung dari invoice yang belum dibayar. Lewat jatuh tempo kami mengingatkan, dan bayar nanti berhenti sampai invoice itu lunas.',
    },
    {
      title: 'Perubahan ketentuan',
      text: 'Kalau ketentuan ini berubah, versinya berganti. Versi baru berlaku bagi perusahaan setelah diterima lagi.',
    },
  ],
  en: [
    { title: 'What changed', text: 'This is the first version.' },
    {
      title: 'Who is bound',
      text: 'These terms hold between Seberang and a company that we have approved. Whoever accepts them says that they may act for the company. We store the name, the version and the time.',
    },
    {
      title: 'The name on invoices',
      text: 'Once it is approved, new invoices carry the name and the NPWP of the company. Earlier invoices do not change.',
    },
    {
      title: 'Goods and taxes',
      text: 'The company answers for the names, quantities and values of the goods that are declared. Import taxes are worked out with the NPWP of the destination address.',
    },
    {
      title: 'Data and papers',
      text: 'The data and papers of the company are stored encrypted. Only the owner of the account and our staff can open them, and each opening of a paper is recorded.',
    },
    {
      title: 'Pay later',
      text: 'Pay later opens once we have set a limit and a period for the company. Shipments count as paid when pay later is accepted, and the invoice is due after that period. The limit counts the invoices that are not paid. After the due date we send reminders, and pay later stops until that invoice is paid.',
    },
    {
      title: 'Changes of these terms',
      text: 'When these terms change, so does the version. A new version holds for the company once it is accepted again.',
    },
  ],
  zh: [
    { title: '变更内容', text: '这是第一版。' },
    {
      title: '约束对象',
      text: '本条款适用于 Seberang 与经我们批准的公司。接受条款的人声明其有权代表公司。我们会保存其姓名、版本和时间。',
    },
    {
      title: '账单抬头',
      text: '公司获批后，新账单将使用公司名称和 NPWP。此前的账单不会改变。',
    },
    {
      title: '商品与税费',
      text: '公司对申报商品的名称、数量和价值的真实性负责。进口税费按收货地址的 NPWP 计算。',
    },
    {
      title: '资料与文件',
      text: '公司的资料和文件均加密保存。只有账户所有者和我们的工作人员可以打开，每次打开文件都有记录。',
    },
    {
      title: '稍后付款',
      text: '在我们为公司设定额度和期限后，稍后付款才会开通。稍后付款一经接受，货件即视为已付款，账单在该期限后到期。额度按未付账单计算。逾期后我们会发送提醒，稍后付款暂停，直到该账单付清。',
    },
    {
      title: '条款变更',
      text: '条款变更时，版本随之更换。新版本在公司再次接受后生效。',
    },
  ],
}

export const termsIn = (language: Language): Terms => ({
  version: termsVersion,
  valid_from: validFrom,
  body: bodies[language],
})
