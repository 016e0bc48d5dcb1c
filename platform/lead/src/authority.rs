//! This machine's certificate authority: generated once, readable by its user only, installed nowhere.

use super::HOSTS;
use base64::{Engine, engine::general_purpose::STANDARD};
use cartwright_platform::private_file;
use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, GeneralSubtree, IsCa, Issuer, KeyPair,
    KeyUsagePurpose, NameConstraints, PublicKeyData, date_time_ymd,
};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use std::{io::Write, sync::Arc};
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::rustls::{ServerConfig, crypto::ring, server::ResolvesServerCertUsingSni, sign::CertifiedKey};

/// The domains to which the authority's certificates are constrained.
const DOMAINS: [&str; 2] = ["wixapis.com", "wixstatic.com"];

/// A certificate authority, with a certificate for the redirected hosts.
pub(super) struct Authority {
    pub(super) certificate_file: PathBuf,
    /// The TLS configuration; refuses handshakes for other hosts.
    pub(super) config: Arc<ServerConfig>,
    /// The SHA-256 hashes of the hosts' public key (for Chromium) and of their certificate (for Firefox).
    pub(super) key_hash: String,
    pub(super) fingerprint: String,
}

impl Authority {
    pub(super) fn open(folder: &Path) -> Result<Self, String> {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}.", folder.display()))?;
        let certificate_file = folder.join("ca.pem");
        let key_file = folder.join("ca.key.pem");
        let failed = |error: rcgen::Error| format!("The certificate authority cannot be used: {error}.");
        if !key_file.is_file() || !certificate_file.is_file() {
            let key = KeyPair::generate().map_err(failed)?;
            let certificate = authority().self_signed(&key).map_err(failed)?;
            keep(&key_file, &key.serialize_pem())?;
            keep(&certificate_file, &certificate.pem())?;
        }
        let read = |path: &Path| std::fs::read_to_string(path).map_err(|error| format!("{}: {error}.", path.display()));
        let key = KeyPair::from_pem(&read(&key_file)?).map_err(failed)?;
        let issuer = Issuer::from_ca_cert_pem(&read(&certificate_file)?, key).map_err(failed)?;
        let key = KeyPair::generate().map_err(failed)?;
        let certificate = hosts().and_then(|hosts| hosts.signed_by(&key, &issuer)).map_err(failed)?;
        Ok(Self {
            certificate_file,
            key_hash: STANDARD.encode(Sha256::digest(key.subject_public_key_info())),
            fingerprint: hex(&Sha256::digest(certificate.der())),
            config: Arc::new(config(&key, vec![certificate.der().clone()])?),
        })
    }
}

/// The authority's certificate, constrained to the hosted platform's domains.
fn authority() -> CertificateParams {
    let mut params = CertificateParams::default();
    params.distinguished_name.push(DnType::CommonName, "Cartwright lead, this machine only");
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign];
    params.name_constraints = Some(NameConstraints {
        permitted_subtrees: DOMAINS.map(|domain| GeneralSubtree::DnsName(domain.to_owned())).to_vec(),
        excluded_subtrees: Vec::new(),
    });
    params.not_before = date_time_ymd(2025, 1, 1);
    params.not_after = date_time_ymd(2045, 1, 1);
    params
}

fn hosts() -> Result<CertificateParams, rcgen::Error> {
    let mut params = CertificateParams::new(HOSTS.map(str::to_owned).to_vec())?;
    params.distinguished_name.push(DnType::CommonName, "Cartwright platform");
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    params.not_before = date_time_ymd(2025, 1, 1);
    params.not_after = date_time_ymd(2045, 1, 1);
    Ok(params)
}

fn config(
    key: &KeyPair,
    chain: Vec<tokio_rustls::rustls::pki_types::CertificateDer<'static>>,
) -> Result<ServerConfig, String> {
    let failed = |error: tokio_rustls::rustls::Error| format!("TLS cannot be used: {error}.");
    let der = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key.serialize_der()));
    let signing = ring::sign::any_ecdsa_type(&der).map_err(failed)?;
    let certified = CertifiedKey::new(chain, signing);
    let mut names = ResolvesServerCertUsingSni::new();
    for host in HOSTS {
        names.add(host, certified.clone()).map_err(failed)?;
    }
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(failed)?
        .with_no_client_auth()
        .with_cert_resolver(Arc::new(names));
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(config)
}

/// Writes a file that only its user can read.
fn keep(path: &Path, text: &str) -> Result<(), String> {
    let mut options = private_file::options();
    let written = options.create(true).truncate(true).open(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| format!("{}: {error}.", path.display()))
}

fn hex(bytes: &[u8]) -> String {
    let digits: Vec<String> = bytes.iter().map(|byte| format!("{byte:02X}")).collect();
    digits.join(":")
}
