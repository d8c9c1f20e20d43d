package okhttp3

/** What samples hand to the SDK. */
class OkHttpClient {
    class Builder {
        fun certificatePinner(certificatePinner: CertificatePinner): Builder = this
        fun build(): OkHttpClient = OkHttpClient()
    }
}

class CertificatePinner private constructor() {
    class Builder {
        fun add(pattern: String, vararg pins: String): Builder = this
        fun build(): CertificatePinner = CertificatePinner()
    }
}
