/** Passwords that every guesser tries first, in lower case, and those this product's name suggests. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 87654321 987654321 11111111 00000000 22222222 88888888 99999999 12341234
  11223344 12344321 123123123 112233445566 147258369 123321123 password password1 password12 password123 passw0rd
  p@ssw0rd p@ssword qwertyui qwerty12 qwerty123 qwertyuiop 1qaz2wsx 1q2w3e4r 1q2w3e4r5t qazwsxedc asdfghjk asdfghjkl
  zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 aa12345678 iloveyou iloveyou1 sunshine
  princess princess1 football football1 baseball basketball superman batman123 trustno1 welcome1 welcome123 letmein1
  letmein123 master123 dragon123 monkey123 michael1 jennifer computer internet whatever starwars pokemon1 pokemon123
  changeme changeme1 default1 admin123 admin1234 administrator root1234 test1234 testtest test12345 guest123 login123
  secret123 samsung1 google123 facebook facebook1 instagram indonesia indonesia1 indonesia123 jakarta1 jakarta123
  bandung123 surabaya surabaya1 merdeka45 merdeka1945 bismillah bismillah1 bismillah123 alhamdulillah sayang123
  sayangku sayangkamu cintaku1 katasandi katasandi1 katasandi123 rahasia1 rahasia123 akusayangkamu garuda123
  pancasila woaini1314 5201314520 a123456789 123456789a 123456abc qq123456 1234qwer q1w2e3r4 seberang seberang1
  seberang123 titipimport titipimport1 titiper123`.split(/\s+/),
)
